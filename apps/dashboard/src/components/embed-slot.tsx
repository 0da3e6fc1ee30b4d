import { Text } from '@mantine/core';
import { CopyBox } from './ui/copy-box.tsx';

/** The line of code that is replaced by an embedded popup. */
export function slotLine(popupId: string): string {
  return `<div class="beckon-embedded" data-id="${popupId}"></div>`;
}

interface EmbedSlotProps {
  readonly popupId: string;
  readonly name: string;
  /** True if the popup is design A of an A/B test that has not been stopped. */
  readonly isTested?: boolean;
}

/** The line of code for an embedded popup, and how to put it into a page. */
export function EmbedSlot({ popupId, name, isTested }: EmbedSlotProps) {
  return (
    <>
      <Text size="sm" mb="xs">
        Paste this line into your page, right where the form should appear: into an “HTML” or
        “Custom code” block of your site builder, or between two paragraphs of the page’s code.
      </Text>
      <CopyBox label={`Place of “${name}” in your page`} text={slotLine(popupId)} />
      <Text size="xs" c="dimmed" mt="xs">
        The page also needs your installation line, once. The form then appears there as soon as it
        is live.
      </Text>
      {isTested === true ? (
        <Text size="sm" mt="xs">
          All designs of its A/B test show in this place. A line with the id of design B, C, D or E
          stays empty while the test runs.
        </Text>
      ) : null}
    </>
  );
}
