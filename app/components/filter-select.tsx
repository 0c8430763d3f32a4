type Props = {
  name: string;
  label: string;
  value: string;
  /** Values and what they are called; the first one filters nothing. */
  options: readonly (readonly [value: string, text: string])[];
};

/** A menu of a list, without a label that is seen. It acts at once: see apply-button.tsx. */
export function FilterSelect({ name, label, value, options }: Props) {
  return (
    <select className="select" data-acts name={name} defaultValue={value} aria-label={label}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
