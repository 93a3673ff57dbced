// The form of an application that saves itself, with what was kept on this device put back.

import {
  APPLICATION_FIELDS,
  checkApplication,
  ENTITY_FIELDS,
  OWNER_FIELDS,
  PROPERTY_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { useMemo, useState } from "react";
import { type Client, useClient } from "urql";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import type { SavePorts } from "../../../../app/form/autosave.ts";
import { type KeptStore, keptTypingStore } from "../../../../app/form/kept-typing.ts";
import { outcomeOf } from "../../../../app/form/save-outcome.ts";
import {
  type AutosavedForm,
  BROWSER_TIMES,
  useAutosavedForm,
} from "../../../../app/form/use-autosaved-form.ts";
import { useSession } from "../../../../app/session.ts";
import {
  APPLICATION_SHAPE,
  type ApplicationContent,
  type KeptApplication,
  takeTexts,
} from "./application-shape.ts";
import { type ApplicationForm, applicationValues } from "./application-values.ts";
import { ApplicationDocument, UpdateApplicationDocument } from "./apply-operations.ts";

type Opened = AutosavedForm<ApplicationRecordFragment, ApplicationForm> & {
  readonly kept: KeptApplication | undefined;
};

export function useApplicationForm(record: ApplicationRecordFragment): Opened {
  const client = useClient();
  const { me } = useSession();
  const name = `bondline.kept-application.${me?.id}.${record.id}`;
  const [begun] = useState(() => {
    const store = keptTypingStore<ApplicationForm, ApplicationContent>(localStorage, name, { form: FORM });
    return { store, start: { record, kept: store.find() } };
  });
  const ports = useMemo(() => portsFor(client, begun.store), [client, begun]);
  const made = useAutosavedForm({
    start: begun.start,
    shape: APPLICATION_SHAPE,
    ports,
    valuesOf: (saved) => applicationValues(saved ?? record),
    relevant: (values) => values,
    validate: faultsOf,
    placeOf: (path) => path,
    takeOver: (form, { record: now, merged }) =>
      takeTexts(form, APPLICATION_SHAPE.flatOf(now), merged.adopted),
    onCreated: () => {},
  });
  return { ...made, kept: begun.start.kept };
}

const FORM = [APPLICATION_FIELDS, ENTITY_FIELDS, PROPERTY_FIELDS, OWNER_FIELDS]
  .map((fields) => Object.keys(fields).join())
  .join(";");

function faultsOf(values: ApplicationForm): Readonly<Record<string, string>> {
  const validated = checkApplication(values);
  return validated.ok ? {} : validated.fields;
}

/** The form shows by itself how saving stands. */
const ANSWERED_HERE = { handledByScreen: true };

function portsFor(
  client: Client,
  store: KeptStore<ApplicationForm, ApplicationContent>,
): SavePorts<ApplicationRecordFragment, ApplicationForm, ApplicationContent> {
  return {
    create: () => Promise.reject(new Error("An application is begun on the page about its kind.")),
    async update(id, { mutationId, changes, version }) {
      const input = { clientMutationId: mutationId, id, version: version ?? 0, application: changes };
      const { data, error } = await client
        .mutation(UpdateApplicationDocument, { input }, ANSWERED_HERE)
        .toPromise();
      return outcomeOf("facilityApplication", data?.updateFacilityApplication, error);
    },
    async read(id) {
      const reading = { ...ANSWERED_HERE, requestPolicy: "network-only" as const };
      const { data } = await client.query(ApplicationDocument, { id }, reading).toPromise();
      return data?.facilityApplication;
    },
    keep: store.keep,
    forgetKept: store.forget,
    ...BROWSER_TIMES,
  };
}
