import { ButtonLink } from "#app/ui/button.tsx";
import { RouteDialog } from "#app/ui/dialog.tsx";

export function SignInDialog({ kind, withFile }: { kind: string; withFile: boolean }) {
  const form = `/submit?tab=${kind}`;
  const from = encodeURIComponent(form);
  return (
    <RouteDialog title="Sign in to continue" closeHref={form}>
      <p>
        We've saved your {kind}
        {withFile && ", file included"}. Sign in or create an account, and it will be waiting here.
      </p>
      <div className="answers justify-end">
        <ButtonLink href={form} variant="quiet">
          Cancel
        </ButtonLink>
        <ButtonLink href={`/signup?from=${from}`}>Sign Up</ButtonLink>
        <ButtonLink href={`/login?from=${from}`} variant="primary">
          Sign In
        </ButtonLink>
      </div>
    </RouteDialog>
  );
}
