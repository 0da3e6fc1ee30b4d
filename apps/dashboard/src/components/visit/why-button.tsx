import { Button, Tooltip } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useOwnerVisit } from './use-owner-visit.ts';
import { WHY_WORDS, type WhyProps } from './why-item.tsx';

/** Opens the owner's site with the reasons why this popup shows there or does not. */
export function WhyButton({ popup }: WhyProps) {
  const visit = useOwnerVisit(popup.siteId);
  return (
    <Tooltip label="Opens your site with the reasons; your visit is not counted">
      <Button
        variant="default"
        leftSection={<IconHelpCircle size={17} aria-hidden />}
        onClick={() => visit({ explainedPopupId: popup.id })}
      >
        {WHY_WORDS}
      </Button>
    </Tooltip>
  );
}
