import { ButtonLink } from "#app/ui/button.tsx";
import { type OAuthProvider, oauthProviders } from "./provider.ts";
import { withFrom } from "./with-from.ts";

/** The ways to sign in without a password of this site; nothing where there is none. */
export function ProviderButtons({ providers, from }: { providers: OAuthProvider[]; from: string }) {
  if (providers.length === 0) return null;
  return (
    <div className="row">
      {providers.map((name) => (
        <ButtonLink key={name} href={withFrom(`/auth/with/${name}`, from)} rel="nofollow">
          Continue with {oauthProviders[name]}
        </ButtonLink>
      ))}
    </div>
  );
}
