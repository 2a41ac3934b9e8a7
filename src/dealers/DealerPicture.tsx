import { useState } from 'react';
import type { Dealer } from './dealer';
import { dealerTexts } from './texts';

interface DealerPictureProps {
  readonly dealer: Pick<Dealer, 'dealerName' | 'profilePic'>;
  /** CSS pixels. */
  readonly size: number;
  /** Beside the dealer's name, the picture says nothing more. */
  readonly isDecoration?: boolean;
}

/** Colours of the drawn shops: white letters on them are readable. */
const colours = ['#0b5f66', '#8a4b08', '#1f5f8b', '#7a2f5d', '#3b6b35'] as const;

/** The same name always has the same colour. */
function colourOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colours[sum % colours.length] ?? colours[0];
}

const stripes = [0, 1, 2, 3, 4, 5];

/** A shop with the first letter of its name on the sign. */
function DrawnShop({ name, size }: { name: string; size: number }) {
  const colour = colourOf(name);
  const [letter = ''] = name.trim();
  return (
    <svg className="seller-picture" width={size} height={size} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <rect width="96" height="96" fill={colour} opacity="0.16" />
      <path d="M12 82V42h72v40z" className="shop-wall" />
      <path d="M20 82V56h22v26zM50 74V56h26v18z" fill={colour} opacity="0.35" />
      <path d="M6 84h84" stroke={colour} strokeWidth="4" strokeLinecap="round" />
      {stripes.map((index) => (
        <path
          key={index}
          d={`M${12 + index * 12} 30h12v14a6 6 0 0 1-12 0z`}
          fill={index % 2 === 0 ? colour : '#fff'}
          stroke={colour}
        />
      ))}
      <rect x="12" y="10" width="72" height="20" rx="4" fill={colour} />
      <text x="48" y="25" textAnchor="middle" fontSize="15" fontWeight="800" fill="#fff">
        {letter.toUpperCase()}
      </text>
    </svg>
  );
}

/** The picture of a dealer; a drawn shop if there is none, or if it cannot be loaded (DEALER-13). */
export function DealerPicture({ dealer: { dealerName, profilePic }, size, isDecoration = false }: DealerPictureProps) {
  const [failed, setFailed] = useState('');
  if (!profilePic || failed === profilePic) return <DrawnShop name={dealerName} size={size} />;
  return (
    <img
      className="seller-picture"
      src={profilePic}
      alt={isDecoration ? '' : dealerTexts.shopOf(dealerName)}
      width={size}
      height={size}
      loading="lazy"
      onError={() => setFailed(profilePic)}
    />
  );
}
