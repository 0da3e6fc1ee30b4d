import { Menu } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useOwnerVisit } from './use-owner-visit.ts';

export interface WhyProps {
  readonly popup: { readonly id: string; readonly siteId: string };
}

export const WHY_WORDS = 'Why is it not showing?';

/** A menu item that opens the owner's site with the reasons why this popup shows there or does not. */
export function WhyItem({ popup }: WhyProps) {
  const visit = useOwnerVisit(popup.siteId);
  return (
    <Menu.Item
      leftSection={<IconHelpCircle size={16} aria-hidden />}
      onClick={() => visit({ explainedPopupId: popup.id })}
    >
      {WHY_WORDS}
    </Menu.Item>
  );
}
