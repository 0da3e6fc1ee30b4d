import type { EngagementEntry } from '@beckon/contract/settings';
import { ENGAGEMENT_STATES } from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { popupsQuery } from '../../../lib/api/popups.ts';
import { SelectField } from '../fields/select-field.tsx';
import { CheckActionField } from './check-action-field.tsx';
import { CheckList } from './check-list.tsx';
import type { PanelProps } from './panel.ts';
import styles from './settings.module.css';

const STATE_WORDS = {
  seen_poptin: 'was seen',
  not_seen: 'was not seen',
  closed: 'was closed',
  converted: 'led to a conversion',
} as const;
const STATES = ENGAGEMENT_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

export const FIRST_ENGAGEMENT: EngagementEntry = {
  popupId: '',
  state: 'converted',
  action: 'dont_show',
};

const ADDED: EngagementEntry = { ...FIRST_ENGAGEMENT, state: 'closed' };

interface EngagementListProps extends Pick<PanelProps, 'popup'> {
  readonly entries: readonly EngagementEntry[];
  readonly onChange: (entries: EngagementEntry[]) => void;
}

/** Lists other popups of the site, each with what the visitor must have done with it. */
export function EngagementList({ entries, popup, onChange }: EngagementListProps) {
  const popups = useQuery(popupsQuery(popup.siteId));
  const others = (popups.data ?? [])
    .filter((one) => one.id !== popup.id)
    .map((one) => ({ value: one.id, label: one.name }));
  if (popups.data !== undefined && others.length === 0)
    return <p className={styles['everybody']}>This site has no other popup yet.</p>;
  return (
    <CheckList what="Popup" entries={entries} added={ADDED} onChange={onChange}>
      {(entry, set) => (
        <>
          <CheckActionField
            width="100%"
            value={entry.action}
            onChange={(action) => set({ action })}
          />
          <SelectField
            label="Other popup"
            hideLabel
            width="100%"
            value={entry.popupId}
            choices={others}
            onChange={(popupId) => set({ popupId })}
          />
          <SelectField
            label="State"
            hideLabel
            width="100%"
            value={entry.state}
            choices={STATES}
            onChange={(state) => set({ state })}
          />
          <span />
        </>
      )}
    </CheckList>
  );
}
