import { Button, Card, Field, Inline, TextInput } from "@tieout/ui-kit";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { client } from "../../api/client.ts";
import type { PlainMessageId } from "../../messages/catalogue.ts";

/** Goes to another tenant, whose own login stands before everything there (P-U97). */
export function ChooseTenant() {
  const { formatMessage } = useIntl();
  const [name, setName] = useState("");
  const [fault, setFault] = useState<PlainMessageId>();
  const [isGoing, setIsGoing] = useState(false);

  const go = async (event: FormEvent) => {
    event.preventDefault();
    const tenantName = name.trim();
    if (tenantName === "") return setFault("override.needed");
    setIsGoing(true);
    const params = { path: { tenantName } };
    const { data, error } = await client.GET("/tenant/{tenantName}/address", { params });
    if (data) return window.location.assign(data.url);
    setIsGoing(false);
    setFault(error.status === 503 ? "override.failed" : "override.unknown");
  };

  return (
    <Card title={formatMessage({ id: "override.tenant" })}>
      <form onSubmit={go}>
        <Inline align="end">
          <Field
            label={formatMessage({ id: "override.name" })}
            error={fault && formatMessage({ id: fault })}
          >
            <TextInput
              value={name}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setName(target.value);
                setFault(undefined);
              }}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            busy={isGoing}
            busyLabel={formatMessage({ id: "override.going" })}
          >
            <FormattedMessage id="override.go" />
          </Button>
        </Inline>
      </form>
    </Card>
  );
}
