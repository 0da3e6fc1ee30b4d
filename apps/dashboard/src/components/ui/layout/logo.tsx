/** The lamp and its two beams. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#22352e" />
      <circle cx="10.5" cy="21.5" r="3.6" fill="#f6bd54" />
      <path
        d="M10.5 13.4a8.1 8.1 0 0 1 8.1 8.1M10.5 7a14.5 14.5 0 0 1 14.5 14.5"
        fill="none"
        stroke="#f6bd54"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
