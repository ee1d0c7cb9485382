"""What the audit is compared with: xml.etree parses the same files and counts their elements, and no more."""
import sys
import xml.etree.ElementTree as ElementTree

print(sum(sum(1 for _ in ElementTree.parse(name).iter()) - 1 for name in sys.argv[1:]))
