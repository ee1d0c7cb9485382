"""All predicates, by the id of their claim."""
import about_agreement
import about_criteria
import about_evidence
import about_findings
import about_issues
import about_rounds
import about_sharing
import about_study
import about_tasks
from claim import PREDICATES

__all__ = ["PREDICATES", "about_agreement", "about_criteria", "about_evidence", "about_findings", "about_issues",
           "about_rounds", "about_sharing", "about_study", "about_tasks"]
