import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { abTestsQuery } from '../lib/api/ab-tests.ts';
import { CopyBox } from './ui/inputs/copy-box.tsx';

/** The line of code that is replaced by an embedded popup. */
export function slotLine(popupId: string): string {
  return `<div class="beckon-embedded" data-id="${popupId}"></div>`;
}

interface EmbedSlotProps {
  readonly popupId: string;
  readonly name: string;
  /** What the popup is in an A/B test that has not been stopped: design A, or one of the others. */
  readonly inTest?: 'original' | 'variant' | undefined;
  /** Whether the copy button gets the focus when the dialog around it opens. */
  readonly isFirst?: boolean;
}

/**
 * The line of code for an embedded popup, and how to put it into a page. A variant of an A/B test
 * needs none.
 */
export function EmbedSlot({ popupId, name, inTest, isFirst }: EmbedSlotProps) {
  if (inTest === 'variant')
    return (
      <Text size="sm">
        This design shows in the place of design A. It needs no line in your page: while the test
        runs, a line of its own stays empty.
      </Text>
    );
  return (
    <>
      <Text size="sm" mb="xs">
        Paste this line into your page, right where the form should appear: into an “HTML” or
        “Custom code” block of your site builder, or between two paragraphs of the page’s code.
      </Text>
      <CopyBox
        label={`Place of “${name}” in your page`}
        text={slotLine(popupId)}
        isFirst={isFirst ?? false}
      />
      <Text size="xs" c="dimmed" mt="xs">
        The page also needs your installation line, once. The form then appears there as soon as it
        is live.
      </Text>
      {inTest === 'original' ? (
        <Text size="sm" mt="xs">
          All designs of its A/B test show in this place. A line with the id of design B, C, D or E
          stays empty while the test runs.
        </Text>
      ) : null}
    </>
  );
}

/** The same in a dialog, for a popup of which the page does not know whether it is tested. */
export function EmbedSlotInTest({ popupId, name }: Pick<EmbedSlotProps, 'popupId' | 'name'>) {
  const { data, isPending } = useQuery(abTestsQuery(popupId));
  if (isPending) return null;
  const test = data?.tests.find(({ state }) => state !== 'stopped');
  const inTest = test && (test.popupId === popupId ? 'original' : 'variant');
  return <EmbedSlot popupId={popupId} name={name} inTest={inTest} isFirst />;
}
