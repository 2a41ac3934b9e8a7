import type { ReactNode } from 'react';
import './viewSection.scss';

interface ViewSectionProps<View extends string> {
  /** Also the id of the heading. */
  readonly id: string;
  readonly heading: string;
  /** Says what the buttons choose. */
  readonly label: string;
  readonly views: readonly View[];
  readonly labelOf: (view: View) => string;
  /** null: something else is shown. */
  readonly chosen: View | null;
  readonly onChoose: (view: View) => void;
  readonly children: ReactNode;
}

/** A section with several views, and a button for each. */
export function ViewSection<View extends string>({
  id,
  heading,
  label,
  views,
  labelOf,
  chosen,
  onChoose,
  children,
}: ViewSectionProps<View>) {
  return (
    <section className="page-section" aria-labelledby={id}>
      <header className="section-header">
        <h2 id={id}>{heading}</h2>
        <fieldset className="button-row list-filter">
          <legend className="visually-hidden">{label}</legend>
          {views.map((view) => (
            <button
              type="button"
              key={view}
              className={view === chosen ? 'btn btn-primary' : 'btn btn-outline-primary'}
              aria-pressed={view === chosen}
              onClick={() => {
                if (view !== chosen) onChoose(view);
              }}
            >
              {labelOf(view)}
            </button>
          ))}
        </fieldset>
      </header>
      {children}
    </section>
  );
}
