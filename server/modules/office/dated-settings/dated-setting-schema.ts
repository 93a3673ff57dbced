// A dated setting in the contract: what holds now, all versions, and proposing one; for administrators.

import type { ObjectRef } from "@pothos/core";
import { builder, type SchemaTypes } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { type InputBuilder, type InputFields, inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../changes/public.ts";
import type { ProposeVersionInput } from "./commands/propose-version.ts";
import type { DatedSetting, KeptOf, VersionOf, VersionTable } from "./dated-setting.ts";
import { accessDatedSetting, type OfficeSetting } from "./dated-setting-access.ts";

type InContract<T extends VersionTable, Shown> = {
  /** "FinanceTerms": its types are OfficeFinanceTerms and FinanceTermsVersion. */
  name: string;
  query: string;
  propose: string;
  /** The command of that name. */
  run(tx: Transaction, input: ProposeVersionInput): Promise<CommandResult>;
  /** The field that holds what is set, and its type. */
  of: { field: string; type: ObjectRef<SchemaTypes, Shown>; shown(kept: KeptOf<T>): Shown };
  words: { version: string; now: string; startsAt: string; first?: string };
  /** Inputs that do not follow from their field. */
  inputs?(t: InputBuilder): InputFields;
};

export function addDatedSetting<T extends VersionTable, Shown>(
  setting: DatedSetting<T>,
  { name, query, propose, run, of, words, inputs }: InContract<T, Shown>,
): void {
  const { field, type, shown } = of;

  const VersionRef = builder.objectRef<VersionOf<T>>(`${name}Version`).implement({
    description: words.version,
    fields: (t) => ({
      approvedBy: t.string({ nullable: true, resolve: ({ approvedByName }) => approvedByName }),
      id: t.id({ resolve: ({ id }) => id }),
      [field]: t.field({ type, resolve: (version) => shown(version) as never }),
      proposedBy: t.string({ resolve: ({ proposedByName }) => proposedByName }),
      startsAt: t.field({ type: "DateTime", resolve: ({ startsAt }) => startsAt }),
    }),
  });

  const OfficeRef = builder
    .objectRef<OfficeSetting<T> & { waitingChangeId: string | null }>(`Office${name}`)
    .implement({
      fields: (t) => ({
        [field]: t.field({ type, description: words.now, resolve: ({ inForce }) => shown(inForce) as never }),
        ...(words.first === undefined
          ? {}
          : {
              first: t.field({
                type,
                description: words.first,
                resolve: ({ first }) => shown(first) as never,
              }),
            }),
        startsAt: t.expose("startsAt", { type: "DateTime", nullable: true, description: words.startsAt }),
        versions: t.field({
          type: [VersionRef],
          description: "The newest first.",
          resolve: ({ versions }) => versions,
        }),
        waitingChangeId: t.exposeID("waitingChangeId", {
          nullable: true,
          description: "A change of it that waits for approval.",
        }),
      }),
    });

  builder.queryField(query, (t) =>
    t.field({
      type: OfficeRef,
      resolve: async (_root, _args, context) => {
        const tx = await context.read();
        const present = await accessDatedSetting(tx, setting);
        const [waiting] = await listWaitingChanges(tx, setting.kind);
        return { ...present, waitingChangeId: waiting?.id ?? null };
      },
    }),
  );

  mutation(propose, {
    whileActing: "OFFICE",
    input: inputOf(`P${propose.slice(1)}Input`, (t) => {
      const own = inputs?.(t) ?? {};
      const typed = Object.entries(setting.fields).filter(([path]) => !(path in own));
      return {
        ...inputFieldsOf(t, Object.fromEntries(typed)),
        ...own,
        reason: t.string({ required: true }),
        versionCount: t.int({
          required: true,
          description: "How many versions there were when it was read.",
        }),
      };
    }),
    payload: OfficeChangePayloadRef,
    run: (tx, { reason, versionCount, ...typed }) =>
      run(tx, { texts: textsOfInput(typed), reason, versionCount }),
  });
}

/** Several choices are one text, joined as it is kept. */
function textsOfInput(typed: Readonly<Record<string, unknown>>): Record<string, string | null> {
  const texts = Object.entries(typed).map(([path, value]) => [
    path,
    Array.isArray(value) ? value.join(";") : value === null || value === undefined ? null : String(value),
  ]);
  return Object.fromEntries(texts);
}
