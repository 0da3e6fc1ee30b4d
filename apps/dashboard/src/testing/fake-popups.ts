import {
  DoneAnswer,
  PopupAnswer,
  PopupsAnswer,
  type PopupDetail,
  type PopupSummary,
  DeletedPopupsAnswer,
  TrashAnswer,
} from '@beckon/contract/owner-calls';
import { defaultSettings } from '@beckon/contract/settings';
import { aPopup, type StoredPopup } from './factories.ts';
import { type FakeData, Refusal, type Route } from './fake-route.ts';

function summaryOf({
  design: _design,
  settings: _settings,
  revision: _revision,
  theme: _theme,
  ...summary
}: StoredPopup): PopupSummary {
  return summary;
}

function detailOf({ numbers: _numbers, ...popup }: StoredPopup): PopupDetail {
  return popup;
}

/** The popup with this id. Throws `Refusal` if there is none. */
export function popupWith(data: FakeData, id: string | undefined): StoredPopup {
  const popup = data.popups.find((one) => one.id === id);
  if (popup === undefined) throw new Refusal(404, 'There is no such popup.');
  return popup;
}

function replacePopup(data: FakeData, popup: StoredPopup): { success: true; popup: PopupDetail } {
  data.popups = data.popups.map((one) => (one.id === popup.id ? popup : one));
  return { success: true, popup: detailOf(popup) };
}

/** The calls about popups, as the contract defines them. */
export const POPUP_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/popups$/,
    answer: PopupsAnswer,
    run: (data, { ids: [id] }) => ({
      success: true,
      popups: data.popups
        .filter((popup) => popup.siteId === id && popup.status !== 'deleted')
        .map(summaryOf),
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/popups$/,
    answer: PopupAnswer,
    run: (data, { ids: [id], body }) => {
      const asked = body as Partial<StoredPopup>;
      const popup = aPopup({
        status: 'draft',
        settings: defaultSettings(asked.type ?? 'lightbox'),
        ...asked,
        siteId: id ?? '',
        id: `Popup${String(data.popups.length + 1).padStart(8, '0')}`,
        numbers: { views: 0, closes: 0, conversions: 0, rate: 0 },
      });
      data.popups.push(popup);
      return { success: true, popup: detailOf(popup) };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/popups\/([^/]+)$/,
    answer: PopupAnswer,
    run: (data, { ids: [id] }) => ({ success: true, popup: detailOf(popupWith(data, id)) }),
  },
  {
    method: 'PATCH',
    pattern: /^\/api\/owner\/popups\/([^/]+)$/,
    answer: PopupAnswer,
    run: (data, { ids: [id], body }) => {
      const popup = popupWith(data, id);
      const { revision, ...change } = body as Partial<StoredPopup>;
      if (revision !== undefined && revision !== popup.revision)
        throw new Refusal(409, 'Someone else saved this popup meanwhile.');
      return replacePopup(data, {
        ...popup,
        ...change,
        revision: popup.revision + 1,
        hasUnpublishedChanges: true,
      });
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/(publish|resume)$/,
    answer: PopupAnswer,
    run: (data, { ids: [id] }) =>
      replacePopup(data, {
        ...popupWith(data, id),
        status: 'active',
        hasUnpublishedChanges: false,
      }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/pause$/,
    answer: PopupAnswer,
    run: (data, { ids: [id] }) => replacePopup(data, { ...popupWith(data, id), status: 'paused' }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/(archive|unarchive)$/,
    answer: PopupAnswer,
    run: (data, { ids: [id, change] }) =>
      replacePopup(data, {
        ...popupWith(data, id),
        status: change === 'archive' ? 'archived' : 'paused',
      }),
  },
  {
    method: 'PATCH',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/labels$/,
    answer: PopupAnswer,
    run: (data, { ids: [id], body }) =>
      replacePopup(data, { ...popupWith(data, id), ...(body as Pick<StoredPopup, 'labels'>) }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/duplicate$/,
    answer: PopupAnswer,
    run: (data, { ids: [id] }) => {
      const popup = popupWith(data, id);
      const copy = aPopup({
        ...popup,
        id: `Copy${String(data.popups.length).padStart(9, '0')}`,
        name: `${popup.name} (copy)`,
        status: 'draft',
      });
      data.popups.push(copy);
      return { success: true, popup: detailOf(copy) };
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/popups\/([^/]+)$/,
    answer: DoneAnswer,
    run: (data, { ids: [id] }) => {
      replacePopup(data, { ...popupWith(data, id), status: 'deleted' });
      return { success: true };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/trash$/,
    answer: TrashAnswer,
    run: (data, { ids: [id] }) => ({
      success: true,
      popups: data.popups
        .filter((popup) => popup.siteId === id && popup.status === 'deleted')
        .map((popup) => ({ id: popup.id, name: popup.name, deletedAt: popup.updatedAt })),
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/deleted-popups$/,
    answer: DeletedPopupsAnswer,
    run: (data, { ids: [site] }) => ({
      success: true,
      popups: [
        ...data.popups
          .filter((popup) => popup.siteId === site && popup.status === 'deleted')
          .map(({ id, name }) => ({ id, name, deleted: 'in-trash' })),
        ...data.deletedForGood.map(({ id, name }) => ({ id, name, deleted: 'for-good' })),
      ],
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/restore$/,
    answer: PopupAnswer,
    run: (data, { ids: [id] }) => replacePopup(data, { ...popupWith(data, id), status: 'paused' }),
  },
];
