/** Where somebody waits for a message that stays on the server. */
export function NoMail() {
  return (
    <p className="note">
      This site doesn't send email yet: whoever runs it will find the message in the “mail” folder next to the
      data.
    </p>
  );
}
