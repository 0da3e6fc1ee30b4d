import styles from './integrations.module.css';

interface ExchangeProps {
  readonly request: string;
  readonly answer: string;
  readonly status: number | undefined;
}

/** Shows the request to a destination and its response. The server has masked the secrets. */
export function Exchange({ request, answer, status }: ExchangeProps) {
  return (
    <>
      {request === '' ? null : <Said label="Sent" text={request} />}
      {status === undefined ? null : (
        <Said label={`Answered ${status}`} text={answer === '' ? '(nothing more)' : answer} />
      )}
    </>
  );
}

function Said({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <p className={styles['saidLabel']}>{label}</p>
      <pre className={styles['said']} dir="ltr" tabIndex={0} role="group" aria-label={label}>
        {text}
      </pre>
    </>
  );
}
