import { Button, Stack } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { useEffect, useEffectEvent } from 'react';
import { endCaution, notifyCaution, updateCaution } from '../../lib/notify.ts';
import type { PublishIssue } from '@beckon/contract/publish-rules';
import { findIssues } from './settings/find-issues.ts';
import type { AskForSection } from './use-section.ts';

function cautionId(popupId: string): string {
  return `caution-${popupId}`;
}

/** What does not keep a popup from going live, but will surprise its owner. */
function cautionsOf(popup: PopupDetail): readonly PublishIssue[] {
  return findIssues(popup.settings, popup).filter((issue) => issue.blocksPublishing !== true);
}

interface CautionListProps {
  readonly popupId: string;
  readonly cautions: readonly PublishIssue[];
  readonly onFix: AskForSection;
}

function CautionList({ popupId, cautions, onFix }: CautionListProps) {
  const [first] = cautions;
  // Opened, the setting says the same, where it can be mended.
  return (
    <Stack gap={6} align="flex-start" pt={2}>
      {cautions.map(({ message }) => (
        <span key={message}>{message}</span>
      ))}
      {first === undefined ? null : (
        <Button
          size="compact-sm"
          variant="light"
          mt={4}
          onClick={() => onFix(first.section, () => endCaution(cautionId(popupId)))}
        >
          Open this setting
        </Button>
      )}
    </Stack>
  );
}

/** Tells what to look at in a popup that has just gone live; stays until it is dismissed or solved. */
export function showCautions(popup: PopupDetail, onFix: AskForSection): void {
  const cautions = cautionsOf(popup);
  if (cautions.length > 0)
    notifyCaution(
      cautionId(popup.id),
      `Check “${popup.name}”`,
      <CautionList popupId={popup.id} cautions={cautions} onFix={onFix} />,
    );
}

/** Shortens a caution as its points are solved, and ends it with the last. */
export function useCautions(popup: PopupDetail, onFix: AskForSection): void {
  const cautions = cautionsOf(popup);
  const words = cautions.map(({ message }) => message).join('\n');
  const update = useEffectEvent((id: string) =>
    updateCaution(cautionId(id), <CautionList popupId={id} cautions={cautions} onFix={onFix} />),
  );
  useEffect(() => {
    if (words === '') endCaution(cautionId(popup.id));
    else update(popup.id);
  }, [popup.id, words]);
}
