import { Icon, type IconName } from '../ui/Icon';
import { Cell } from './Cell';

const icons: readonly IconName[] = [
  'bike',
  'calendar',
  'camera',
  'car',
  'check',
  'chevronLeft',
  'chevronRight',
  'clock',
  'heart',
  'home',
  'menu',
  'message',
  'minus',
  'pause',
  'phone',
  'pin',
  'play',
  'plus',
  'search',
  'share',
  'shop',
  'user',
  'x',
];
const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;
const colours = ['action', 'action-soft', 'accent', 'surface', 'surface-sunken', 'line', 'muted'] as const;

/** Type, colours and icons. */
export function Tokens() {
  return (
    <>
      {sizes.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})` }}>
          --text-{size}: Hyundai Creta SX, Rs. 9.85 lakh
        </p>
      ))}
      <div className="design-row">
        {colours.map((colour) => (
          <Cell key={colour} state={`--${colour}`}>
            <div className="design-colour" style={{ background: `var(--${colour})` }} />
          </Cell>
        ))}
      </div>
      <div className="design-row">
        {icons.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </div>
    </>
  );
}
