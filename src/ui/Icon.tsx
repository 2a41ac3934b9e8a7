/** The icon set: 24 × 24, stroke 1.75, in the colour of the text. It holds only icons that are used. */
const paths = {
  bike: 'M5.5 18a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm13 0a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.5 14.5 9 9h6l3.5 5.5M9 9 7.5 6.5H5M15 9l-1-3h3M10 14.5h4L15 9',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  car: 'M3.5 16.5v-4l2-1 2-4.5h8.5l3 4.5 2 1v4zM7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM6 11.5h12',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12.5V12l3 2',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c4.500 5 4.500 12 0 17-4.500-5-4.500-12 0-17Z',
  heart:
    'M12 20.200S3.800 15.300 3.800 9.400A4.600 4.600 0 0 1 12 6.600a4.600 4.600 0 0 1 8.200 2.800c0 5.900-8.200 10.800-8.200 10.800Z',
  home: 'M4 11 12 4.500l8 6.500M6 9.500V19.500h4.500v-5h3v5H18V9.500',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 5.5h16v11h-9L6.5 20v-3.5H4z',
  minus: 'M6 12h12',
  pause: 'M9 6v12M15 6v12',
  phone: 'M6 4h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  pin: 'M12 21s6.5-6.2 6.5-11a6.5 6.5 0 1 0-13 0c0 4.8 6.5 11 6.5 11Zm0-8.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5.500v13l10.5-6.500z',
  plus: 'M12 6v12M6 12h12',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm4.700-1.800L20 20',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M6 11.500H4.500v8.500h15v-8.500H18',
  shop: 'M4.5 10v9.500h15V10M3 10l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.5 19.500v-5h5v5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c1-4 4-5.5 7.5-5.500s6.5 1.5 7.5 5.5',
  x: 'm6.5 6.5 11 11M17.5 6.500l-11 11',
} as const;

export type IconName = keyof typeof paths;

/** An icon beside a text that says the same. Screen readers skip it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Glyph path={paths[name]} size={size} />;
}

/** An icon that only one part of the site needs, drawn as the others. It grows with the font of the browser. */
export function Glyph({ path, size }: { path: string; size: number }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      className="icon"
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
