// Where one is in a form of several steps: thin bars with numbered names; steps already reached can be gone back to.

import { classNames } from "./class-names.ts";

export type Step = { readonly id: string; readonly label: string };

export type StepProgressProps = {
  readonly steps: readonly Step[];
  readonly currentId: string;
  /** The furthest step reached; steps up to it are buttons when `onSelect` is given. */
  readonly reachedId?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
};

export function StepProgress({ steps, currentId, reachedId, onSelect }: StepProgressProps) {
  const current = steps.findIndex((step) => step.id === currentId);
  const reached = Math.max(
    current,
    steps.findIndex((step) => step.id === reachedId),
  );
  return (
    <nav aria-label="Steps">
      <p className="mb-2 text-label text-ink-2 sm:hidden">
        Step {current + 1} of {steps.length}:{" "}
        <span className="font-medium text-ink">{steps[current]?.label}</span>
      </p>
      <ol className="flex gap-1.5 sm:gap-2">
        {steps.map((step, place) => (
          <li key={step.id} aria-current={place === current ? "step" : undefined} className="min-w-0 flex-1">
            <span
              aria-hidden="true"
              className={classNames("block h-1 rounded-full", place <= current ? "bg-accent" : "bg-line-2")}
            />
            <StepName
              step={step}
              number={place + 1}
              isCurrent={place === current}
              onSelect={place <= reached && place !== current ? onSelect : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName(props: {
  readonly step: Step;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onSelect: ((id: string) => void) | undefined;
}) {
  const { step, onSelect } = props;
  const words = (
    <>
      <span className="figures mr-1.5">{props.number}</span>
      {step.label}
    </>
  );
  const look = classNames(
    "mt-2 hidden max-w-full truncate text-label sm:block",
    props.isCurrent ? "font-medium text-ink" : "text-ink-2",
  );
  if (onSelect === undefined) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      onClick={() => onSelect(step.id)}
      className={classNames(look, "rounded-[3px] hover:text-ink hover:underline")}
    >
      {words}
    </button>
  );
}
