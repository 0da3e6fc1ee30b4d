import type { PopupSummary } from '@beckon/contract/owner-calls';
import { Menu } from '@mantine/core';
import { IconCalendarTime, IconChartBar, IconFlask, IconRoute } from '@tabler/icons-react';
import { Link } from 'react-router';
import {
  abTestPath,
  fortnightPath,
  popupReportPath,
  testVisitPath,
} from '../../lib/navigation/routes.ts';

interface ResultItemsProps {
  readonly popup: Pick<PopupSummary, 'id' | 'status' | 'hasPastTests'>;
}

/** Menu items that lead to a popup's report, its A/B tests, and why and how often it shows. */
export function ResultItems({ popup }: ResultItemsProps) {
  const { id, status, hasPastTests } = popup;
  const isArchived = status === 'archived';
  return (
    <>
      <Menu.Item
        leftSection={<IconChartBar size={16} aria-hidden />}
        component={Link}
        to={popupReportPath(id)}
      >
        Report
      </Menu.Item>
      {isArchived && hasPastTests !== true ? null : (
        <Menu.Item
          leftSection={<IconFlask size={16} aria-hidden />}
          component={Link}
          to={abTestPath(id)}
        >
          {isArchived ? 'Earlier A/B tests' : 'A/B test'}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconRoute size={16} aria-hidden />}
        component={Link}
        to={testVisitPath(id)}
      >
        Test visit
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCalendarTime size={16} aria-hidden />}
        component={Link}
        to={fortnightPath(id)}
      >
        Two weeks of a visitor
      </Menu.Item>
    </>
  );
}
