import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { MarkHydrated } from '../hydrated/mark-hydrated.tsx';
import { ErrorState } from '../states/error-state.tsx';

type Props = { children: ReactNode };

/**
 * Shows the error state instead of a page that could not be loaded or rendered, until the reader opens another page.
 */
export function ErrorBoundary({ children }: Props) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

type BoundaryProps = Props & { pathname: string };
type BoundaryState = { pathname: string; hasFailed: boolean };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { pathname: this.props.pathname, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState) {
    return pathname === state.pathname ? null : { pathname, hasFailed: false };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="page-width py-8">
        <ErrorState
          title="This page could not be shown"
          text="Please check your connection and load the page again."
        />
        <MarkHydrated />
      </div>
    );
  }
}
