import { randomUUID } from "node:crypto";
import { createContext, redirect, useLocation } from "react-router";
import { anonymousContext, readSession } from "#app/accounts/session.server.ts";
import { PageHeading } from "#app/components/page-heading.tsx";
import { termNamed } from "#app/content/jargon/queries.server.ts";
import { termPath } from "#app/content/jargon/translation/languages.ts";
import { translationsOf, waitingFrom } from "#app/content/jargon/translation/queries.server.ts";
import { translationFormValues } from "#app/content/jargon/translation/schema.ts";
import { memberKindNamed } from "#app/content/kinds.server.ts";
import { termLanguages } from "#app/lib/african-languages.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readSubmission } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { discardDraft, draftKey, draftToken, findDraft, loadDraft } from "#app/moderation/draft.server.ts";
import { SignInDialog } from "#app/moderation/sign-in-dialog.tsx";
import { SubmissionForm } from "#app/moderation/submission-form.tsx";
import { useSubmissionId } from "#app/moderation/submission-id.ts";
import { countForm, submit } from "#app/moderation/submit.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { languageIn } from "#app/words/name-in.ts";
import { translator } from "#app/words/translator.ts";
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.jargon.$slug_.translate.ts";

const name = "translation";
const wasSent = createContext(false);

export const handle: PageHandle = { hydrate: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const t = translator(languageOfMatches(matches), "translate");
  return unlistedMeta(loaderData ? t("title", { term: loaderData.english.term }) : t("missing"));
};

const known = (language: unknown) => termLanguages.find((code) => code === language) ?? "";

function formAddress(slug: string, language: string) {
  return `${termPath(slug)}/translate${language && `?language=${language}`}`;
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const english = await termNamed(supabase, params.slug);
  if (!english) throw new Response(translator(languageOf(request), "translate")("none"), { status: 404 });
  const { slug, term, definition, text_version } = english;
  const language = known(url.searchParams.get("language"));
  if (slug !== params.slug) throw redirect(formAddress(slug, language), 301);
  const { supabase: own, member } = await readSession(context);
  const token = draftToken(request);
  const find = context.get(wasSent) ? findDraft : loadDraft;
  const [published, waiting, draft] = await Promise.all([
    translationsOf(supabase, [slug]),
    member ? waitingFrom(own, member.id, slug) : [],
    token ? find(draftKey(token, name)) : null,
  ]);
  const present = published.find((one) => one.language === language);
  const fields = draft?.fields;
  const isOfThis = fields?.jargon_slug === slug && (!language || fields.language === language);
  const credits = [present?.credit, member?.name].filter(Boolean);
  return {
    slug,
    english: { term, definition },
    language,
    isBetter: present !== undefined,
    given: {
      ...translationFormValues(present ?? { ...english, ...empty, language, jargon_slug: slug }),
      credit: [...new Set(credits)].join(", "),
      text_version: String(text_version),
    },
    typed: fields && isOfThis ? fields : null,
    waiting,
    signedIn: member !== null,
    askToSignIn: member === null && url.searchParams.has("sign-in"),
    // The form's own id: posting it twice creates one row.
    submissionId: String((isOfThis && fields?.submission_id) || randomUUID()),
  };
}

const empty = { term: "", definition: "", synonyms: [], credit: null };

export async function action({ request, context, params }: Route.ActionArgs) {
  context.set(wasSent, true);
  const session = await readSession(context);
  const retryAfter = await countForm(session, request);
  const form = await readSubmission(request);
  const kind = memberKindNamed(name);
  if (!kind) throw new Response(null, { status: 404 });
  form.set("jargon_slug", params.slug);
  const address = formAddress(params.slug, known(form.get("language")));
  if (form.get("intent") !== "discard")
    return submit({
      session,
      request,
      kind,
      form,
      retryAfter,
      formAddress: address,
      doneAddress: termPath(params.slug),
    });
  const token = draftToken(request);
  if (token) await discardDraft(draftKey(token, name));
  return redirectWithToast(address, {
    kind: "info",
    title: translator(languageOf(request), "submit")("cleared"),
  });
}

export default function Translate({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, english, language, isBetter, given, typed, waiting, signedIn, askToSignIn } = loaderData;
  const reader = useLanguage();
  const t = useTranslator("translate");
  const ofSubmit = useTranslator("submit");
  const location = useLocation();
  const submissionId = useSubmissionId(actionData?.submissionId ?? loaderData.submissionId);
  const address = formAddress(slug, language);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading
        title={t("title", { term: english.term })}
        aside={<p className="by">{ofSubmit("reviewed")}</p>}
      />
      <div className="two gap-5">
        <section className="stack" aria-labelledby="english">
          <h2 id="english" className="text-lg">
            {t("english")}
          </h2>
          <p lang="en" dir="ltr">
            <b>{english.term}</b>
          </p>
          <p className="whitespace-pre-line" lang="en" dir="ltr">
            {english.definition}
          </p>
          <p className="by">{t("advice")}</p>
          {waiting.map((one) => (
            <p className="note" key={one.id}>
              {t.rich("waiting", {
                language: languageIn(reader, one.language),
                change: (text) => <a href={`/dashboard/profile/submissions/${name}/${one.id}`}>{text}</a>,
                more: (text) => <span className="sr-only">{text}</span>,
              })}
            </p>
          ))}
          {isBetter && <p className="note">{t("better", { language: languageIn(reader, language) })}</p>}
        </section>
        <SubmissionForm
          key={address}
          kind={name}
          action={otherAddress(location, address)}
          hidden={{ kind: name, submission_id: submissionId }}
          kept={null}
          typed={typed}
          given={given}
          lastResult={actionData?.result}
          button={ofSubmit("button", { kind: name })}
          inDraft
          signedIn={signedIn}
        />
      </div>
      {askToSignIn && <SignInDialog kind={name} form={address} withFile={false} />}
    </main>
  );
}
