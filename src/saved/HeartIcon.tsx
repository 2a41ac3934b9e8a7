/** A heart, filled or not. It grows with the font of the browser, and stands beside a text that says the same. */
export function HeartIcon({ filled, size }: { filled: boolean; size: number }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      className="icon heart"
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 20.200S3.800 15.300 3.800 9.400A4.600 4.600 0 0 1 12 6.600a4.600 4.600 0 0 1 8.200 2.800c0 5.900-8.200 10.800-8.200 10.800Z" />
    </svg>
  );
}
