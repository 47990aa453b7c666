import { Component, type ReactNode } from 'react';

interface NodeBoundaryProps {
  /** A new value makes the node try again. */
  attempt: unknown;
  fallback(message: string): ReactNode;
  children: ReactNode;
}

interface NodeBoundaryState {
  message: string | null;
  attempt: unknown;
}

/** Keeps the page alive when a block throws; tries again as soon as the node changes. */
export class NodeBoundary extends Component<NodeBoundaryProps, NodeBoundaryState> {
  override state: NodeBoundaryState = { message: null, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<NodeBoundaryState> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps(
    props: NodeBoundaryProps,
    state: NodeBoundaryState,
  ): Partial<NodeBoundaryState> | null {
    return props.attempt === state.attempt ? null : { attempt: props.attempt, message: null };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : this.props.fallback(message);
  }
}
