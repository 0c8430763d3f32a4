const tones = { good: "text-good", wait: "text-wait", bad: "text-danger" };

/** One text: what page translators have moved is not changed by React where texts stand side by side. */
type Props = { tone?: keyof typeof tones | undefined; children: string | undefined };

/** For exceptions only: the usual has none. */
export function Badge({ tone, children }: Props) {
  return <span className={tone ? `badge ${tones[tone]}` : "badge"}>{`${children ?? ""} `}</span>;
}
