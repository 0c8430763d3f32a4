/** Says whose account a form changes, which `memberOfForm` compares; outside of the form where that is named. */
export function MadeFor({ memberId, form }: { memberId: string; form?: string }) {
  return <input type="hidden" name="member" value={memberId} form={form} />;
}
