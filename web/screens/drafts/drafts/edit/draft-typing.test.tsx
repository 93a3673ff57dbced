// Typing in one field draws no other: what a long form on a slow machine lives by.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { createClient, Provider } from "urql";
import { expect, test } from "vitest";
import { aDraft } from "../draft-example.ts";
import { type DraftFormValues, valuesFromDraft } from "./draft-form-values.ts";
import { GuaranteeStep } from "./steps/guarantee-step.tsx";

test("twenty keys in a text field commit nothing", async () => {
  const commits = { count: 0 };
  render(<Form onCommit={() => (commits.count += 1)} />);
  const user = userEvent.setup();
  const reference = screen.getByLabelText(/Your reference/);
  await user.click(reference);
  commits.count = 0;

  await user.type(reference, "ABCDEFGHIJKLMNOPQRST");
  expect((reference as HTMLInputElement).value).toBe("HC-0318ABCDEFGHIJKLMNOPQRST");
  expect(commits.count).toBe(0);
});

/** The address asks for suggestions; nothing is typed into it here. */
const CLIENT = createClient({ url: "/graphql", exchanges: [] });

function Form({ onCommit }: { readonly onCommit: () => void }) {
  const form = useForm<DraftFormValues>({ defaultValues: valuesFromDraft(aDraft()), mode: "onTouched" });
  return (
    <Provider value={CLIENT}>
      <FormProvider {...form}>
        <Profiler id="guarantee" onRender={onCommit}>
          <GuaranteeStep />
        </Profiler>
      </FormProvider>
    </Provider>
  );
}
