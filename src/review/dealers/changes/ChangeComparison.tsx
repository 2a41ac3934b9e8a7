import {
  changedFields,
  type DealerIdentity,
  type IdentityField,
  identityFields,
} from '../../../dealers/dealerIdentity';
import { identityLabels } from '../../../dealers/ownProfile/ownProfileTexts';
import { changeTexts } from '../texts';

interface ChangeComparisonProps {
  readonly before: DealerIdentity;
  readonly after: DealerIdentity;
}

function Value({ identity, field, alt }: { identity: DealerIdentity; field: IdentityField; alt: string }) {
  const value = identity[field];
  if (field !== 'profilePic') return <bdi>{value || changeTexts.notGiven}</bdi>;
  return value ? <img src={value} alt={alt} width={240} height={240} loading="lazy" /> : changeTexts.noPicture;
}

/** The dealer's current and wanted identity side by side. Fields that differ are marked. */
export function ChangeComparison({ before, after }: ChangeComparisonProps) {
  const changed = changedFields(before, after);
  return (
    <table className="change-comparison">
      <thead>
        <tr>
          <th scope="col">{changeTexts.now}</th>
          <th scope="col">{changeTexts.wanted}</th>
        </tr>
      </thead>
      {identityFields.map((field) => {
        const isChanged = changed.includes(field);
        return (
          <tbody key={field} className={isChanged ? 'change-differs' : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {identityLabels[field]}
                {isChanged && <span className="state-badge state-pending">{changeTexts.differs}</span>}
              </th>
            </tr>
            <tr>
              <td>
                <Value identity={before} field={field} alt={changeTexts.pictureNow} />
              </td>
              <td>
                <Value identity={after} field={field} alt={changeTexts.pictureWanted} />
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
