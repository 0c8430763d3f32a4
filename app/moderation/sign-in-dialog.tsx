import { ButtonLink } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";

/** `form`: where the form stands. */
export function SignInDialog({ kind, form, withFile }: { kind: string; form: string; withFile: boolean }) {
  const from = encodeURIComponent(form);
  return (
    <RouteDialog title="Sign in to continue" closeHref={form}>
      <p>
        We've saved your {kind}
        {withFile && ", file included"}. Create an account or sign in, and it will be waiting here.
      </p>
      <div className="row">
        <ButtonLink href={`/signup?from=${from}`} variant="primary">
          Sign Up
        </ButtonLink>
        <ButtonLink href={`/login?from=${from}`}>Sign In</ButtonLink>
        <ButtonLink href={form} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </RouteDialog>
  );
}
