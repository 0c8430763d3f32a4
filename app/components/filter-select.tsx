type Props = {
  name: string;
  label: string;
  value: string;
  /** Values and what they are called; the first one filters nothing. */
  options: readonly (readonly [value: string, text: string])[];
};

/** A menu of a list, its label inside its frame. It acts at once: see apply-button.tsx. */
export function FilterSelect({ name, label, value, options }: Props) {
  const id = `filter-${name}`;
  return (
    <div className="pick">
      <label htmlFor={id}>{label}</label>
      <select className="select" data-acts id={id} name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
