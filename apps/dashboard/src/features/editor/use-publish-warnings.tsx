import { Button, Stack } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { useEffect, useEffectEvent } from 'react';
import { hideNotice, notifyWarning, updateWarning } from '../../lib/notify.ts';
import type { PublishIssue } from '@beckon/contract/publish-rules';
import { useFindIssues } from './settings/find-issues.ts';
import { type AskForPlace, wordsToOpen } from './use-place.ts';

function warningId(popupId: string): string {
  return `warning-${popupId}`;
}

/** The issues that do not prevent publishing, but will surprise the owner. */
function warningsOf(issues: readonly PublishIssue[]): readonly PublishIssue[] {
  return issues.filter((issue) => issue.blocksPublishing !== true);
}

interface WarningListProps {
  readonly popupId: string;
  readonly warnings: readonly PublishIssue[];
  readonly onFix: AskForPlace;
}

function WarningList({ popupId, warnings, onFix }: WarningListProps) {
  const [first] = warnings;
  // The button removes the notice, because the setting shows the same warning.
  return (
    <Stack gap={6} align="flex-start" pt={2}>
      {warnings.map(({ message }) => (
        <span key={message}>{message}</span>
      ))}
      {first === undefined ? null : (
        <Button
          size="compact-sm"
          variant="light"
          mt={4}
          onClick={() => onFix(first, () => hideNotice(warningId(popupId)))}
        >
          {wordsToOpen(first)}
        </Button>
      )}
    </Stack>
  );
}

/**
 * Shows the warnings of a popup that has just gone live. The notice stays until it is dismissed or
 * solved.
 */
export function showPublishWarnings(
  popup: PopupDetail,
  issues: readonly PublishIssue[],
  onFix: AskForPlace,
): void {
  const warnings = warningsOf(issues);
  if (warnings.length > 0)
    notifyWarning(
      warningId(popup.id),
      `Check “${popup.name}”`,
      <WarningList popupId={popup.id} warnings={warnings} onFix={onFix} />,
    );
}

/** Removes each solved warning from the notice, and closes the notice after the last one. */
export function usePublishWarnings(popup: PopupDetail, onFix: AskForPlace): void {
  const warnings = warningsOf(useFindIssues()(popup));
  const words = warnings.map(({ message }) => message).join('\n');
  const update = useEffectEvent((id: string) =>
    updateWarning(warningId(id), <WarningList popupId={id} warnings={warnings} onFix={onFix} />),
  );
  useEffect(() => {
    if (words === '') hideNotice(warningId(popup.id));
    else update(popup.id);
  }, [popup.id, words]);
}
