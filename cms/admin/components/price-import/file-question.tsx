import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { sheetLabel, type FileChoices, type FileQuestion } from '#contract/rules/price-import.ts';
import { ColumnChoice } from './column-choice.tsx';

type Props = {
  fileName: string;
  question: FileQuestion;
  onChoose: (choices: FileChoices) => void;
  onCancel: () => void;
};

/** What the editor has to say of a file before it can be read. */
export function AskAboutFile({ fileName, question, onChoose, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="file-question">
      <h2 id="file-question" ref={heading} tabIndex={-1}>
        {question.about === 'sheet'
          ? `Which sheet of ${fileName}?`
          : `Which columns of ${fileName}?`}
      </h2>
      {question.about === 'sheet' ? (
        <>
          <p>{question.text} Choose the one to read:</p>
          <div className="file-import__buttons">
            {question.sheets.map((sheet) => (
              <Button
                key={sheet.name}
                margin={false}
                onClick={() => onChoose({ sheet: sheet.name })}
              >
                {sheetLabel(sheet)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p>
            {question.text} Say what the columns with another name are. It is remembered when you
            apply the file.
          </p>
          <ColumnChoice {...question} onChoose={onChoose} />
        </>
      )}
      <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
        Choose another file
      </Button>
    </section>
  );
}
