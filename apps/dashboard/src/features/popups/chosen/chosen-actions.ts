import type { PopupSummary } from '@beckon/contract/owner-calls';
import type { PopupStatus } from '@beckon/contract/values';
import {
  changePopup,
  deletePopup,
  type PopupChange,
  restorePopup,
} from '../../../lib/api/popups.ts';
import { CHANGE_AFTER_RESTORE } from '../change-after-restore.ts';

/** Something that can be done with several popups at once, and undone. */
export interface ChosenAction {
  readonly label: string;
  /** Whether it changes a popup with this status. Popups with others are left as they are. */
  readonly fits: (status: PopupStatus) => boolean;
  readonly act: (popup: PopupSummary) => Promise<unknown>;
  readonly undo: (popup: PopupSummary) => Promise<unknown>;
  /** Follows “3 popups are”. */
  readonly result: string;
  readonly isDestructive?: boolean;
}

const change =
  (what: PopupChange) =>
  ({ id }: PopupSummary): Promise<unknown> =>
    changePopup(id, what);

/** In the order of their buttons. */
export const CHOSEN_ACTIONS: readonly ChosenAction[] = [
  {
    label: 'Pause',
    fits: (status) => status === 'active',
    act: change('pause'),
    undo: change('resume'),
    result: 'paused',
  },
  {
    label: 'Resume',
    fits: (status) => status === 'paused',
    act: change('resume'),
    undo: change('pause'),
    result: 'resumed',
  },
  {
    label: 'Archive',
    fits: (status) => status !== 'archived',
    act: change('archive'),
    async undo({ id, status }) {
      await changePopup(id, 'unarchive');
      if (status === 'active') await changePopup(id, 'resume');
    },
    result: 'archived. Leads and reports stay',
  },
  {
    label: 'Bring back',
    fits: (status) => status === 'archived',
    act: change('unarchive'),
    undo: change('archive'),
    result: 'back, paused or as drafts',
  },
  {
    label: 'Delete',
    fits: () => true,
    act: ({ id }) => deletePopup(id),
    undo: ({ id, status }) => restorePopup({ popupId: id, next: CHANGE_AFTER_RESTORE[status] }),
    result: 'in the trash. Leads stay',
    isDestructive: true,
  },
];
