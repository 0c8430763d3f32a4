import { ButtonLink } from "#app/components/button.tsx";
import { useTranslator } from "#app/words/use-translator.tsx";
import { withFrom } from "./auth-page.tsx";

const providerNames = { github: "GitHub", google: "Google" } as const;
export type OAuthProvider = keyof typeof providerNames;

export function OAuthButtons({ providers, from }: { providers: OAuthProvider[]; from: string }) {
  const t = useTranslator("account");
  if (providers.length === 0) return null;
  return (
    <div className="row">
      {providers.map((name) => (
        <ButtonLink key={name} href={withFrom(`/auth/with/${name}`, from)} rel="nofollow">
          {t("signIn.with", { provider: providerNames[name] })}
        </ButtonLink>
      ))}
    </div>
  );
}
