import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import type { AbTest } from '@beckon/contract/owner-calls';
import { IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { abTestsQuery } from '../../lib/api/ab-tests.ts';
import { abTestPath, editPopupPath } from '../../lib/navigation/routes.ts';

interface TestLinkProps {
  readonly popupId: string;
  readonly onLeave: (event: MouseEvent) => void;
}

/** Links to the page of the A/B test, and while one is open, to its other designs. */
export function TestLink({ popupId, onLeave }: TestLinkProps) {
  const tests = useQuery(abTestsQuery(popupId));
  const open = tests.data?.tests.find(({ state }) => state !== 'stopped');
  if (open !== undefined) return <DesignsMenu test={open} popupId={popupId} onLeave={onLeave} />;
  return (
    <Tooltip label="A/B test">
      <ActionIcon
        component={Link}
        to={abTestPath(popupId)}
        onClick={onLeave}
        variant="subtle"
        color="gray"
        size={38}
        aria-label="A/B test"
      >
        <IconFlask size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function DesignsMenu({ test, popupId, onLeave }: TestLinkProps & { readonly test: AbTest }) {
  const here = test.arms.find((arm) => arm.popupId === popupId)?.name ?? '';
  const others = test.arms.filter((arm) => arm.popupId !== popupId && arm.status !== 'deleted');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="light"
          size={38}
          aria-label={`A/B test: this is design ${here}`}
          title={`A/B test: this is design ${here}`}
        >
          <IconFlask size={20} aria-hidden />
          {here}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((arm) => (
          <Menu.Item
            key={arm.popupId}
            component={Link}
            to={editPopupPath(arm.popupId)}
            onClick={onLeave}
          >
            Edit design {arm.name}
          </Menu.Item>
        ))}
        <Menu.Item component={Link} to={abTestPath(popupId)} onClick={onLeave}>
          Test and results
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
