import { shortcutTexts } from '../texts';

interface ShortcutLegendProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly enabled: boolean;
  readonly onEnable: (enabled: boolean) => void;
}

const keys = [
  ['j', shortcutTexts.next],
  ['k', shortcutTexts.previous],
  ['a', shortcutTexts.approve],
  ['r', shortcutTexts.reject],
  ['u', shortcutTexts.undo],
  ['/', shortcutTexts.search],
  ['?', shortcutTexts.help],
] as const;

/** The list of keyboard shortcuts, and the switch that turns them on or off. */
export function ShortcutLegend({ open, onToggle, enabled, onEnable }: ShortcutLegendProps) {
  return (
    <details className="shortcut-legend" open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>{shortcutTexts.heading}</summary>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={enabled} onChange={({ currentTarget }) => onEnable(currentTarget.checked)} />{' '}
        {shortcutTexts.use}
      </label>
    </details>
  );
}
