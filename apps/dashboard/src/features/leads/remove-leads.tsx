import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { peopleCountQuery, useErasePeople, useRemoveLeads } from '../../lib/api/leads.ts';
import { askToConfirm } from '../../lib/ask-to-confirm.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

interface RemoveLeadsProps {
  readonly leadIds: readonly string[];
  readonly size?: 'xs';
  readonly onDone: () => void;
}

/** Two buttons: one deletes these leads, the other erases their people with all their leads. */
export function RemoveLeads(props: RemoveLeadsProps) {
  return (
    <>
      <DeleteLeads {...props} />
      <ErasePeople {...props} />
    </>
  );
}

function DeleteLeads({ leadIds, size, onDone }: RemoveLeadsProps) {
  const { site } = useCurrentSite();
  const remove = useRemoveLeads(site.id);
  const isOne = leadIds.length === 1;
  const what = isOne ? 'this lead' : `these ${formatWhole(leadIds.length)} leads`;
  const ask = () =>
    askToConfirm({
      title: `Delete ${what}?`,
      children: (
        <Text size="sm">
          {isOne ? 'It is' : 'They are'} deleted permanently, with what was sent about{' '}
          {isOne ? 'it' : 'them'}. Other leads of the same people stay, and so do the numbers of
          your popups and the codes that were given.
        </Text>
      ),
      labels: { confirm: 'Delete', cancel: isOne ? 'Keep it' : 'Keep them' },
      confirmProps: { color: 'clay' },
      onConfirm: () =>
        remove.mutate(leadIds, {
          onError: notifyFailed,
          onSuccess: ({ deleted }) => {
            notifyDone(`${countWords(deleted)} deleted.`);
            onDone();
          },
        }),
    });
  return (
    <Button {...look(size)} variant="subtle" color="clay" loading={remove.isPending} onClick={ask}>
      Delete {what}
    </Button>
  );
}

function ErasePeople({ leadIds, size, onDone }: RemoveLeadsProps) {
  const { site } = useCurrentSite();
  const erase = useErasePeople(site.id);
  const { data: count } = useQuery(peopleCountQuery(site.id, leadIds));
  const who = leadIds.length === 1 ? 'this person' : 'these people';
  const ask = () =>
    askToConfirm({
      title: `Erase ${who}?`,
      children: (
        <Text size="sm">
          {allLeads(count)} erased permanently, with what they did on the site and what was sent
          about them. Leads with the same email address are one person. The numbers of your popups
          stay.
          {site.settings.takesComments === true
            ? ' Comments on articles stay, too: delete them on the page “Comments”.'
            : ''}
        </Text>
      ),
      labels: { confirm: 'Erase', cancel: 'Keep' },
      confirmProps: { color: 'clay' },
      onConfirm: () =>
        erase.mutate(leadIds, {
          onError: notifyFailed,
          onSuccess: ({ deleted }) => {
            notifyDone(`${countWords(deleted)} erased.`);
            onDone();
          },
        }),
    });
  return (
    <Button {...look(size)} variant="subtle" color="clay" loading={erase.isPending} onClick={ask}>
      Erase {who}
      {count === undefined ? '' : ` (${countOf(count)})`}
    </Button>
  );
}

function look(size: 'xs' | undefined) {
  return size === undefined ? { leftSection: <IconTrash size={17} aria-hidden /> } : { size };
}

function allLeads(count: number | undefined): string {
  if (count === 1) return 'Their only lead is';
  return `All their ${count === undefined ? '' : `${formatWhole(count)} `}leads are`;
}

function countOf(leads: number): string {
  return `${formatWhole(leads)} ${leads === 1 ? 'lead' : 'leads'}`;
}

function countWords(leads: number): string {
  return `${countOf(leads)} ${leads === 1 ? 'is' : 'are'}`;
}
