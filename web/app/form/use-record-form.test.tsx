// What a form that saves a record promises: refusals stand on their fields, and nothing that was typed is lost.
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import type { Failure } from "../../api/failure.ts";
import { validatedBy } from "../field-rules-resolver.ts";
import { BoundText } from "../fields/bound-inputs.tsx";
import { FormNotices } from "./form-notices.tsx";
import { type SaveAnswer, useRecordForm } from "./use-record-form.ts";

type Values = { name: string; place: { street: string } };
type SaveResult = SaveAnswer<Values, string>;

const START: Values = { name: "Harbour", place: { street: "" } };
const KEPT_AS = "bondline.kept-form.test.ada.4";
const SAVED: SaveResult = { ok: true, data: "saved" };

afterEach(() => localStorage.clear());

test("a refused field carries its message by the form's own path, takes focus, and nothing else is said", async () => {
  const { user } = openForm([refusal("VALIDATION_ERROR", { address: "Unknown street." })]);
  await user.click(save());
  expect(await screen.findByText("Unknown street.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Street")));
  expect(screen.queryByText("Could not be saved")).toBeNull();
});

test("what no field can say stands above the form: a refusal of the whole, and a field that is not here", async () => {
  const { user, sent } = openForm([
    refusal("INVALID_TRANSITION"),
    refusal("VALIDATION_ERROR"),
    refusal("VALIDATION_ERROR", { elsewhere: "Too late." }),
    refusal("VALIDATION_ERROR", { address: "Unknown street." }),
  ]);
  await user.click(save());
  expect(await screen.findByText("The server said no.")).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(await screen.findByText("The server said no.")).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText("Too late.")).toBeTruthy();
  expect(screen.queryByText("The server said no.")).toBeNull();
  await user.click(save());
  expect(await screen.findByText("Unknown street.")).toBeTruthy();
  expect(screen.queryByText("Could not be saved")).toBeNull();
});

test("a form that is wrong by its own rules is not sent, and its first fault takes focus", async () => {
  const { user, sent } = openForm([SAVED]);
  await user.clear(screen.getByLabelText("Name"));
  await user.click(save());
  expect(await screen.findByText("Please give a name.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  expect(sent).toEqual([]);
});

test("what is typed stands in the form again after a reload, until it is saved", async () => {
  const before = openForm([]);
  await before.user.type(screen.getByLabelText("Name"), " Civil");
  before.unmount();

  const { user, onSaved, unmount } = openForm([SAVED]);
  expect(nameTyped()).toBe("Harbour Civil");
  expect(screen.getByText("What you typed before is back")).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(onSaved.mock.calls[0]).toEqual(["saved", { ...START, name: "Harbour Civil" }]);
  expect(localStorage).toHaveLength(0);
  unmount();
  openForm([]);
  expect(nameTyped()).toBe("Harbour");
});

test("starting again shows the form as it began, and keeps nothing", async () => {
  const before = openForm([]);
  await before.user.type(screen.getByLabelText("Name"), " Civil");
  before.unmount();
  const { user } = openForm([]);
  await user.click(screen.getByRole("button", { name: "Start again" }));
  expect(nameTyped()).toBe("Harbour");
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["CONFLICT", "Somebody else saved meanwhile."],
  ["INVALID_TRANSITION", "The server said no."],
] as const)(
  "after %s the record is read before it is told, and what was typed stays and stays kept",
  async (code, text) => {
    const { user, onBehind } = openForm([refusal(code)]);
    await user.type(screen.getByLabelText("Name"), " Civil");
    await user.click(save());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(onBehind).toHaveBeenCalledOnce();
    expect(nameTyped()).toBe("Harbour Civil");
    expect(localStorage.getItem(KEPT_AS)).toContain("Harbour Civil");
  },
);

test("what somebody else saved is brought into the form where the answer carries it", async () => {
  const theirs = { ...START, place: { street: "1 Wharf Road" } };
  const { user } = openForm([{ ...refusal("CONFLICT"), theirs }]);
  await user.click(save());
  await waitFor(() =>
    expect((screen.getByLabelText("Street") as HTMLInputElement).value).toBe("1 Wharf Road"),
  );
});

test("a call that was put off until somebody is asked says nothing and keeps what was typed", async () => {
  const { user, sent, onSaved } = openForm([undefined]);
  await user.type(screen.getByLabelText("Name"), " Civil");
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(onSaved).not.toHaveBeenCalled();
  expect(screen.queryByText("Could not be saved")).toBeNull();
  expect(localStorage.getItem(KEPT_AS)).toContain("Harbour Civil");
});

function openForm(answers: SaveResult[]) {
  const sent: Values[] = [];
  const onSaved = vi.fn();
  const onBehind = vi.fn();
  const answer = async (values: Values) => {
    sent.push(values);
    return answers.shift();
  };
  const { unmount } = render(<Form save={answer} onSaved={onSaved} onBehind={onBehind} />);
  return { user: userEvent.setup(), sent, onSaved, onBehind, unmount };
}

type FormProps = {
  readonly save: (values: Values) => Promise<SaveResult>;
  readonly onSaved: () => void;
  readonly onBehind: () => void;
};

function Form({ save: send, onSaved, onBehind }: FormProps) {
  const { form, bind, trouble, kept } = useRecordForm<Values, string>({
    start: START,
    resolver: validatedBy<Values>(({ name }) => (name === "" ? { name: "Please give a name." } : {})),
    save: send,
    onSaved,
    onBehind,
    pathOf: (path) => ({ address: "place.street" })[path] ?? path,
    keptAs: KEPT_AS,
  });
  return (
    <FormProvider {...form}>
      <form {...bind}>
        <FormNotices
          of={{ trouble, kept }}
          title="Could not be saved"
          conflict={{ sentence: "Somebody else saved meanwhile." }}
        />
        <BoundText name="name" label="Name" />
        <BoundText name="place.street" label="Street" />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

function save(): HTMLElement {
  return screen.getByRole("button", { name: "Save" });
}

function nameTyped(): string {
  return (screen.getByLabelText("Name") as HTMLInputElement).value;
}

function refusal(code: Failure["code"], fields: Record<string, string> = {}) {
  return { ok: false as const, failure: { code, message: "The server said no.", fields, extensions: {} } };
}
