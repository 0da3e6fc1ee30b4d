import { Button, Menu, Tooltip } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useOwnerVisit } from './use-owner-visit.ts';

interface WhyProps {
  readonly popup: { readonly id: string; readonly siteId: string };
}

const WORDS = 'Why is it not showing?';

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
        {WORDS}
      </Button>
    </Tooltip>
  );
}

/** `WhyButton` as a menu item. */
export function WhyItem({ popup }: WhyProps) {
  const visit = useOwnerVisit(popup.siteId);
  return (
    <Menu.Item
      leftSection={<IconHelpCircle size={16} aria-hidden />}
      onClick={() => visit({ explainedPopupId: popup.id })}
    >
      {WORDS}
    </Menu.Item>
  );
}
