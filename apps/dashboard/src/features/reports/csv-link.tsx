import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

interface CsvLinkProps {
  readonly href: string;
  /** The name of the table, for screen readers that read the link alone. */
  readonly table: string;
}

/** Downloads a table of a report as a spreadsheet. */
export function CsvLink({ href, table }: CsvLinkProps) {
  return (
    <Button
      component="a"
      href={href}
      download
      size="compact-sm"
      variant="default"
      leftSection={<IconDownload size={15} aria-hidden />}
      aria-label={`${table} as CSV`}
    >
      CSV
    </Button>
  );
}
