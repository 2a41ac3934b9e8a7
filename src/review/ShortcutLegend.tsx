interface ShortcutLegendProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly enabled: boolean;
  readonly onEnable: (enabled: boolean) => void;
}

const keys = [
  ['j', 'Next post'],
  ['k', 'Previous post'],
  ['a', 'Approve the post'],
  ['r', 'Reject (delete) the post'],
  ['u', 'Undo, while the banner stands'],
  ['/', 'Search'],
  ['?', 'Show or hide these keys'],
] as const;

/** Which keys do what, and whether they do. */
export function ShortcutLegend({ open, onToggle, enabled, onEnable }: ShortcutLegendProps) {
  return (
    <details className="shortcuts" open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>Keyboard shortcuts</summary>
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
        Use these keys
      </label>
    </details>
  );
}
