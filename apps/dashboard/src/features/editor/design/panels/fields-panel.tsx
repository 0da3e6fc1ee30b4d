import { ActionIcon } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { Puck } from '@puckeditor/core';
import { IconX } from '@tabler/icons-react';
import type { DraftPart } from '../../draft/draft-parts.ts';
import { IssueList } from '../../fields/issue-list.tsx';
import { useIssues } from '../../../../lib/publishing/find-issues.ts';
import { BlockActions } from '../blocks/block-actions.tsx';
import { BlockSettings } from './block-settings.tsx';
import shared from '../design.module.css';
import styles from './fields-panel.module.css';
import { BLOCK_NAME_ID, FIELDS_ID, focusOutline } from './focus-places.ts';
import { usePuckStore } from '../use-puck-store.ts';

interface FieldsPanelProps {
  readonly popup: PopupDetail;
  readonly onChange: (part: DraftPart) => void;
}

/** The settings of the chosen block, or a hint while no block is chosen. */
export function FieldsPanel({ popup, onChange }: FieldsPanelProps) {
  const item = usePuckStore((puck) => puck.selectedItem);
  const label = usePuckStore((puck) =>
    puck.selectedItem === null
      ? undefined
      : (puck.config.components[puck.selectedItem.type]?.label ?? puck.selectedItem.type),
  );
  const dispatch = usePuckStore((puck) => puck.dispatch);
  const issues = useIssues(popup).filter(({ section }) => section === 'design');
  const leave = () => {
    dispatch({ type: 'setUi', ui: { itemSelector: null } });
    if (item !== null) focusOutline(item.props.id);
  };
  return (
    <aside
      id={FIELDS_ID}
      tabIndex={-1}
      className={styles['fields']}
      data-open={item !== null || undefined}
      aria-label="Settings of the block"
    >
      {item === null ? (
        <>
          <p className={shared['tip']}>
            Click anything in the popup to change it. You can type texts right where they are;
            Ctrl+B (⌘B) makes words stand out.
          </p>
          <IssueList issues={issues} />
        </>
      ) : (
        <>
          <div className={styles['fieldsHead']}>
            <h2 id={BLOCK_NAME_ID} tabIndex={-1}>
              {label}
            </h2>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={34}
              aria-label="Done with this block"
              onClick={leave}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </div>
          <BlockActions />
          <IssueList issues={issues.filter(({ blockId }) => blockId === item.props.id)} />
          <BlockSettings
            type={item.type}
            settings={popup.settings}
            popup={popup}
            onChange={(settings) => onChange({ settings })}
          />
          <Puck.Fields />
        </>
      )}
    </aside>
  );
}
