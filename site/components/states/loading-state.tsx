/** The loading state: placeholder lines with a text. */
export function LoadingState({ text }: { text: string }) {
  return (
    <div>
      <p role="status" className="pb-4 text-lg text-muted">
        {text}
      </p>
      <div aria-hidden="true" className="flex flex-col gap-6 border-t pt-6">
        {['w-3/4', 'w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
          <div key={width} className="border-b pb-6">
            <div className={`h-4 rounded-base bg-sunken ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
