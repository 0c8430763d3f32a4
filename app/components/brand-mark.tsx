export function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 3 61 32 32 61 3 32Z" fill="var(--dye-leaf)" />
      <path d="M32 16 48 32 32 48 16 32Z" fill="var(--dye-gold)" />
      <circle cx="32" cy="32" r="6.5" fill="#231a12" />
    </svg>
  );
}
