import { capitalized } from "#app/lib/capitalized.ts";
import { maxSearchLength } from "#app/lib/form-limits.ts";
import { listInWords } from "#app/lib/list-in-words.ts";
import { useLanguage, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import { listedKinds } from "./kinds.ts";

/** Looks in all lists at once. */
export function LibrarySearch({ value }: { value?: string }) {
  const t = useTranslator("search");
  const ofKinds = useTranslator("kinds");
  const localPath = useLocalPath();
  const names = listedKinds.map(({ table }) => ofKinds(`${table}.several`));
  const inWords = listInWords(useLanguage(), names);
  return (
    <search>
      <form className="search" action={localPath("/search")}>
        <input
          type="search"
          name="search"
          defaultValue={value}
          maxLength={maxSearchLength}
          aria-label={t("label", { kinds: inWords })}
          placeholder={capitalized(names.join(t("separator")))}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{t("button")}</button>
      </form>
    </search>
  );
}
