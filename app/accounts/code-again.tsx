/** The field for a code, in a form that was refused for want of a recent one: `message` says so. */
export function CodeAgain({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <div className="field">
      <label htmlFor="code">Code</label>
      <input
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-invalid
        aria-required
        aria-describedby="code-error"
      />
      <span className="err" id="code-error" role="alert">
        {message}
      </span>
    </div>
  );
}
