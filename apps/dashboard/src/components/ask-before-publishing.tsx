import '@mantine/core/styles/List.css';
import { List, Text } from '@mantine/core';
import type { PopupDetail, SiteSettings } from '@beckon/contract/owner-calls';
import {
  type IssuePlace,
  type PublishIssue,
  usesCatalogue,
  usesCodeLists,
} from '@beckon/contract/publish-rules';
import type { QueryClient } from '@tanstack/react-query';
import { catalogueQuery } from '../lib/api/catalogue.ts';
import { prizeStockQuery } from '../lib/api/prizes.ts';
import { askToConfirm } from '../lib/ask-to-confirm.ts';
import { countOffered, findIssues } from '../lib/publishing/find-issues.ts';
import { wordsToOpen } from '../lib/publishing/issue-place.ts';

interface Publishing {
  readonly popup: PopupDetail;
  readonly site: SiteSettings;
  /** Opens the place where an issue is fixed. */
  readonly onFix: (place: IssuePlace) => void;
}

/**
 * Whether a popup may go live. Says what prevents it, and asks about what will surprise its owner.
 * The same warning is not asked again while the dashboard is open.
 */
export async function askBeforePublishing(
  client: QueryClient,
  { popup, site, onFix }: Publishing,
): Promise<boolean> {
  const { id, siteId, settings } = popup;
  const codes = usesCodeLists(settings) ? await client.fetchQuery(prizeStockQuery(id)) : [];
  const known = usesCatalogue(popup) ? await readCatalogue(client, siteId) : {};
  const issues = findIssues(settings, { ...popup, site, codes, ...known });
  const [missing, ...others] = issues.filter(({ blocksPublishing }) => blocksPublishing === true);
  if (missing !== undefined) {
    showWhatIsMissing([missing, ...others], onFix);
    return false;
  }
  const accepted = acceptedWarnings(client, id);
  if (issues.every(({ message }) => accepted.has(message))) return true;
  const isAccepted = await askAbout(popup.name, issues, onFix);
  if (isAccepted) for (const { message } of issues) accepted.add(message);
  return isAccepted;
}

/** How many products the site offers. If that is not known, the popup can be published anyway. */
async function readCatalogue(
  client: QueryClient,
  siteId: string,
): Promise<{ readonly offered?: number }> {
  const catalogue = await client.fetchQuery(catalogueQuery(siteId)).catch(() => undefined);
  return catalogue === undefined ? {} : { offered: countOffered(catalogue) };
}

const acceptedBy = new WeakMap<QueryClient, Map<string, Set<string>>>();

/** The warnings about a popup that its owner has accepted since the dashboard was opened. */
function acceptedWarnings(client: QueryClient, popupId: string): Set<string> {
  const ofPopups = acceptedBy.get(client) ?? new Map<string, Set<string>>();
  acceptedBy.set(client, ofPopups);
  const ofPopup = ofPopups.get(popupId) ?? new Set<string>();
  ofPopups.set(popupId, ofPopup);
  return ofPopup;
}

function showWhatIsMissing(
  issues: readonly [PublishIssue, ...PublishIssue[]],
  onFix: Publishing['onFix'],
): void {
  askToConfirm({
    title: 'Not ready for visitors yet',
    children: <IssueWords lead="Before it can go live:" issues={issues} />,
    labels: { confirm: wordsToOpen(issues[0]), cancel: 'Later' },
    onConfirm: () => onFix(issues[0]),
  });
}

function askAbout(
  name: string,
  issues: readonly PublishIssue[],
  onFix: Publishing['onFix'],
): Promise<boolean> {
  const [first] = issues;
  return new Promise((resolve) => {
    askToConfirm({
      title: `Publish “${name}” as it is?`,
      children: <IssueWords lead="Check this first:" issues={issues} />,
      labels: {
        confirm: 'Publish anyway',
        cancel: first === undefined ? 'Do not publish' : wordsToOpen(first),
      },
      onConfirm: () => resolve(true),
      onCancel: () => first && onFix(first),
      // Also after `onConfirm`, when the promise is settled already.
      onClose: () => resolve(false),
    });
  });
}

interface IssueWordsProps {
  readonly lead: string;
  readonly issues: readonly PublishIssue[];
}

function IssueWords({ lead, issues }: IssueWordsProps) {
  return (
    <>
      <Text size="sm" mb="xs">
        {lead}
      </Text>
      <List size="sm">
        {issues.map(({ message }) => (
          <List.Item key={message}>{message}</List.Item>
        ))}
      </List>
    </>
  );
}
